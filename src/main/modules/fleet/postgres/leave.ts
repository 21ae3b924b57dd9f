import type { Client } from 'pg';

const farewellMs = 1_000;

/** Ends the connection; one that does not answer is cut. */
export async function leave(client: Client): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, farewellMs);
  });
  await Promise.race([client.end().catch(() => {}), late]);
  clearTimeout(timer);
  client.connection.stream.destroy();
}
