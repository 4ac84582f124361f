/** A case file as the fragment of an address, so that it travels without being stored anywhere. */

/** What a fragment may unpack to: far more than any deal needs. */
const LONGEST = 40_000;

const through = async (
  bytes: Uint8Array<ArrayBuffer>,
  by: CompressionStream | DecompressionStream,
): Promise<Uint8Array> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(by).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > LONGEST) {
      await reader.cancel();
      throw new RangeError('The position in this link is too long.');
    }
    parts.push(value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

/** Packs a text into letters that an address may hold. `unpack` gives it back. */
export async function pack(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/**
 * The text in a fragment.
 * @returns null for one that holds none, was cut off, or is longer than any deal needs.
 */
export async function unpack(fragment: string): Promise<string | null> {
  if (!/^[\w-]+$/.test(fragment) || fragment.length > LONGEST) return null;
  try {
    const plain = atob(fragment.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      await through(bytes, new DecompressionStream('deflate-raw')),
    );
  } catch {
    return null;
  }
}
