export { createServer, type RunningServer, type ServerOptions } from './server.ts';
