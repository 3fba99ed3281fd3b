interface FileRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly file: Blob;
  readonly signal: AbortSignal;
  /** From 0 to 1, as the file leaves. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** What is used of a browser's XMLHttpRequest; elsewhere there is none. */
interface Line {
  readonly upload: {
    onprogress: ((event: { lengthComputable: boolean; loaded: number; total: number }) => void) | null;
  };
  readonly status: number;
  readonly responseText: string;
  onload: (() => void) | null;
  onerror: (() => void) | null;
  onabort: (() => void) | null;
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  send(file: Blob): void;
  abort(): void;
}

/**
 * Sends the bare bytes of a file and tells how far it is: `fetch` cannot, so a browser's older way is taken where there is
 * one. Rejects, as `fetch` does, where nobody was reached or the signal ended it.
 */
export function sendFile(request: FileRequest): Promise<Response> {
  const { XMLHttpRequest } = globalThis as unknown as { readonly XMLHttpRequest?: new () => Line };
  if (XMLHttpRequest === undefined) {
    const { url, method, headers, file, signal } = request;
    return fetch(url, { method, headers, body: file, signal });
  }
  return new Promise((resolve, reject) => {
    const { url, method, headers, file, signal, onProgress } = request;
    const line = new XMLHttpRequest();
    const fail = () => reject(new TypeError('nobody was reached'));
    line.open(method, url);
    headers.forEach((value, name) => {
      line.setRequestHeader(name, value);
    });
    line.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress?.(event.total === 0 ? 1 : event.loaded / event.total);
    };
    line.onload = () => resolve(new Response(line.responseText, { status: line.status }));
    line.onerror = fail;
    line.onabort = fail;
    if (signal.aborted) return fail();
    signal.addEventListener('abort', () => line.abort(), { once: true });
    line.send(file);
  });
}
