import { fetchThere } from '../../../platform/base/fetch-there';

/** Bytes one line of an answer may have: a JSON answer is one, and so is a message in a stream of events. */
const longestLine = 10 * 1024 * 1024;

/** A request that stays at its server, and whose answer ends with a failure when a line grows without end. */
export const limitedFetch = async (url: string | URL, init?: RequestInit): Promise<Response> => {
  const response = await fetchThere(url, init);
  if (response.body === null) return response;
  return new Response(response.body.pipeThrough(lineLimit()), {
    status: response.status,
    statusText: response.statusText,
    headers: response.headers,
  });
};

function lineLimit(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let length = 0;
  return new TransformStream({
    transform(chunk, controller) {
      const end = chunk.lastIndexOf(0x0a);
      length = end === -1 ? length + chunk.length : chunk.length - end;
      if (length > longestLine) controller.error(new Error('the server sent a message of more than 10 MB'));
      else controller.enqueue(chunk);
    },
  });
}
