import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'
import { extract, pack } from 'tar-stream'
import { StartupError } from './data-folder.server.ts'

/** One file in the archive. */
export type Entry = { name: string; body: Buffer }

/**
 * A tar archive, compressed by zstd and, with a key, encrypted by age: `age -d -i KEY FILE | zstd -d | tar x` opens it
 * without us. `key`: an age identity (`AGE-SECRET-KEY-1...`), or a recipient (`age1...`) where this machine may write
 * backups and not read them.
 */
export async function writeBackupFile(path: string, key: string | null, entries: AsyncIterable<Entry>): Promise<void> {
  const unfinished = `${path}.unfinished`
  const archive = pack()
  const fill = async () => {
    for await (const { name, body } of entries) {
      await new Promise<void>((resolve, reject) =>
        archive.entry({ name, size: body.length, mode: 0o600 }, body, (error) => (error ? reject(error) : resolve())),
      )
    }
    archive.finalize()
  }
  try {
    const compressed = Readable.from(archive).compose(
      createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } }),
    )
    await Promise.all([
      fill().catch((error: unknown) => {
        archive.destroy(error instanceof Error ? error : new Error(String(error)))
        throw error
      }),
      pipeline(await encrypted(compressed, key), createWriteStream(unfinished, { mode: 0o600, flags: 'wx' })),
    ])
    await keepSafe(unfinished)
    await rename(unfinished, path)
    await keepSafe(dirname(path))
  } catch (error) {
    if (isExisting(error))
      throw new StartupError(`${unfinished} is there: a backup is being written, or was cut off; then remove that file`)
    await rm(unfinished, { force: true })
    throw error
  }
}

/** In the order they were written; throws StartupError when the file is not whole, or the key is another. */
export async function* readBackupFile(path: string, key: string | null): AsyncGenerator<Entry> {
  const archive = extract()
  const reading = pipeline(await decrypted(path, key), createZstdDecompress(), archive as unknown as Transform).catch(
    (error: unknown) => {
      archive.destroy(error instanceof Error ? error : new Error(String(error)))
    },
  )
  try {
    for await (const entry of archive) {
      const chunks: Buffer[] = []
      for await (const chunk of entry) chunks.push(chunk as Buffer)
      yield { name: entry.header.name, body: Buffer.concat(chunks) }
    }
    await reading
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(`${path} is not a whole backup of ours, or the key is another one (${reason})`)
  }
}

/** `20260101T020000Z`, for names that sort by time. */
export const stampOf = (instant: Date) => instant.toISOString().replaceAll(/[-:]|\.\d+/g, '')

async function encrypted(plain: Readable, key: string | null): Promise<Readable> {
  if (key === null) return plain
  const encrypter = new Encrypter()
  encrypter.addRecipient(isSecret(key) ? await identityToRecipient(key) : key)
  // The two declarations of a web stream, Node's and the browser's, are one at run time.
  const sealed = await encrypter.encrypt(Readable.toWeb(plain) as unknown as ReadableStream<Uint8Array>)
  return Readable.fromWeb(sealed as Parameters<typeof Readable.fromWeb>[0])
}

async function decrypted(path: string, key: string | null): Promise<Readable> {
  const sealed = createReadStream(path)
  const isSealed = (await firstBytes(path, ageMark.length)).equals(ageMark)
  if (!isSealed) return sealed
  if (key === null || !isSecret(key)) {
    throw new StartupError(
      `${path} is encrypted; set BACKUP_KEY to the secret key (AGE-SECRET-KEY-1...) it was made for`,
    )
  }
  const decrypter = new Decrypter()
  decrypter.addIdentity(key)
  try {
    const plain = await decrypter.decrypt(Readable.toWeb(sealed) as unknown as ReadableStream<Uint8Array>)
    return Readable.fromWeb(plain as Parameters<typeof Readable.fromWeb>[0])
  } catch {
    throw new StartupError(`${path} was encrypted for another key than BACKUP_KEY`)
  }
}

const ageMark = Buffer.from('age-encryption.org/v1\n')
export const isSecret = (key: string) => key.startsWith('AGE-SECRET-KEY-1')

async function firstBytes(path: string, length: number): Promise<Buffer> {
  const file = await open(path).catch((error: unknown) => {
    throw new StartupError(`${path} cannot be read: ${error instanceof Error ? error.message : error}`)
  })
  try {
    return (await file.read(Buffer.alloc(length), 0, length, 0)).buffer
  } finally {
    await file.close()
  }
}

async function keepSafe(path: string) {
  const file = await open(path)
  await file.sync().finally(() => file.close())
}

const isExisting = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST'
