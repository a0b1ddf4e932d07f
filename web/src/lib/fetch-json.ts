/**
 * Fetches a response and its JSON. Gives up after `silence` milliseconds in which nothing arrives, however long the
 * whole response takes: on a weak network a long list of lessons takes minutes.
 * @returns also `received`, `null` for what is not JSON, such as the page of a network, and when the response began, in
 * milliseconds of the device's clock
 * @throws if the network fails, and after a silence
 */
export async function fetchJson(
  address: string,
  { silence, ...init }: RequestInit & { silence: number },
): Promise<{ response: Response; received: unknown; receivedAt: number }> {
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
      const part = await reader?.read();
      return part?.value ? decoder.decode(part.value, { stream: true }) + (await restOf()) : '';
    };
    return { response, received: parsedJson(await restOf()), receivedAt };
  } finally {
    clearTimeout(timer);
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
