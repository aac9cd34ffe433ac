/** The path of a Chromium that runs, installed first if need be. */
export function ensureBrowser(): Promise<string>
