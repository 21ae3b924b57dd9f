const usualTlsPort = /:8883$/u;

/** As a URL: what names no way to speak is spoken to over TCP, at the usual port of TLS with TLS. */
export const brokerAddress = (written: string): string =>
  written.includes('://') ? written : `${usualTlsPort.test(written) ? 'mqtts' : 'mqtt'}://${written}`;
