-- An address that hides a user name or a password is refused since: what stood there before loses them.
update provider set website = regexp_replace(website, '^(https?://)[^/?#]*@', '\1', 'i') where website ~* '^https?://[^/?#]*@';
