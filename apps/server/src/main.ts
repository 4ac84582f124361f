import { readConfig } from './config.ts';
import { newLogger } from './log.ts';
import { createServer } from './server.ts';

/** Longer than any queue of acts; a supervisor loses patience after ten seconds. */
const LAST_MOMENT = 5000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const logger = newLogger(config.logLevel);
  const server = await createServer({ ...config, logger });
  logger.info({ port: server.port, host: config.host }, 'the house is open');

  const stop = async (why: string, code: number): Promise<void> => {
    logger.info({ why }, 'closing');
    setTimeout(() => process.exit(code || 1), LAST_MOMENT).unref();
    await server.close();
    process.exit(code);
  };
  process.on('SIGTERM', () => void stop('SIGTERM', 0));
  process.on('SIGINT', () => void stop('SIGINT', 0));
  process.on('unhandledRejection', (err) => logger.error({ err }, 'a promise failed unheard'));
  process.on('uncaughtException', (err) => {
    logger.fatal({ err }, 'the process cannot go on');
    void stop('an error nobody caught', 1);
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
});
