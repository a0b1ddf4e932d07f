/**
 * Fetches a response and its text. Gives up after `silence` milliseconds in which nothing arrives, however long the
 * whole response takes: on a weak network a long list of lessons takes minutes.
 * @returns also when the response began, in milliseconds of the device's clock
 * @throws if the network fails, and after a silence
 */
export async function fetchText(
  address: string,
  { silence, ...init }: RequestInit & { silence: number },
): Promise<{ response: Response; text: string; receivedAt: number }> {
  const silent = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silent.abort(), silence);
  };
  try {
    listen();
    const response = await fetch(address, { ...init, signal: silent.signal });
    const receivedAt = Date.now();
    const reader = response.body?.getReader();
    const decoder = new TextDecoder();
    const restOf = async (): Promise<string> => {
      listen();
      const { value } = (await reader?.read()) ?? {};
      return value ? decoder.decode(value, { stream: true }) + (await restOf()) : decoder.decode();
    };
    return { response, text: await restOf(), receivedAt };
  } finally {
    clearTimeout(timer);
  }
}

/** The value that a text contains as JSON; `null` for another text, such as the page of a network. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
