/**
 * The two IPC channels between the window and the main process. The first asks (invoke), the second carries
 * batches of notices.
 */
export const askChannel = 'zeroclaw:ask';
export const noticesChannel = 'zeroclaw:notices';
