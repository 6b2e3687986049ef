import { once } from 'node:events';
import http from 'node:http';

/** Proxy between the browser and the site, for engines without network interception. */
export interface EnquiryProxy {
  url: string;
  /** Handling of enquiries: forward them, hold them back until they may pass, or cut the connection. */
  enquiries: 'pass' | 'wait' | 'cut';
  close(): Promise<void>;
}

/** Opens a proxy for the site at that address. */
export async function openProxy(site: string): Promise<EnquiryProxy> {
  const server = http.createServer(async (request, response) => {
    const isEnquiry = request.method === 'POST' && request.url === '/api/create/contact';
    while (isEnquiry && proxy.enquiries === 'wait') await new Promise((resolve) => setTimeout(resolve, 50));
    if (isEnquiry && proxy.enquiries === 'cut') {
      request.socket.destroy();
      return;
    }
    const { method = 'GET', headers } = request;
    const siteRequest = http.request(site + request.url, { method, headers }, (siteResponse) => {
      response.writeHead(siteResponse.statusCode!, siteResponse.rawHeaders);
      siteResponse.pipe(response);
    });
    siteRequest.on('error', () => response.destroy());
    request.pipe(siteRequest);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const proxy: EnquiryProxy = {
    url: `http://127.0.0.1:${port}`,
    enquiries: 'pass',
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return proxy;
}
