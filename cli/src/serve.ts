// The command `boite serve`: opens the house until it is told to stop.

import { Misuse, readWhole } from '@boite/kernel/command';
import { type Command, type ExitCode, sortedArgs, YES } from './command.ts';
import { interruption } from './interruption.ts';
import { printJson, printLine } from './output.ts';

const SERVE_USAGE = `boite serve [--port 3000] [--host 0.0.0.0] [--data FOLDER] [--tls-cert FILE --tls-key FILE] [--json]

Serves the games until it is interrupted. The page must have been built: npm start does it and serves too.
What is not said here is taken from the environment, as docs/operate.md tells.

  --port    from 0 to 65535; 0 takes any free one
  --host    the address to listen on
  --data    the folder where tables and games are kept
  --tls-cert, --tls-key   the files of a certificate and its key (PEM), to serve over https
  --json    one JSON value once it is open: {"url"}`;

const HIGHEST_PORT = 65_535;

export const command: Command = {
  summary: 'opens the games to browsers',
  usage: () => SERVE_USAGE,
  async run(args) {
    const text = { type: 'string' } as const;
    const given = sortedArgs(args, {
      json: { type: 'boolean' },
      port: text,
      host: text,
      data: text,
      'tls-cert': text,
      'tls-key': text,
    });
    if (given instanceof Misuse) return given;
    const { values, positionals } = given;
    if (positionals.length > 0) return new Misuse('serve takes options only');
    const { host, data, 'tls-cert': tlsCert, 'tls-key': tlsKey } = values;
    if ([host, data, tlsCert, tlsKey].includes('')) return new Misuse('what an option names cannot be empty');
    const port = values.port === undefined ? undefined : readWhole(values.port, 'port', { min: 0, max: HIGHEST_PORT });
    if (port instanceof Misuse) return port;
    return serve(settingsIn({ port, host, data, tlsCert, tlsKey }), values.json === true);
  },
};

interface ServeSettings {
  readonly port?: number;
  readonly host?: string;
  readonly data?: string;
  readonly tlsCert?: string;
  readonly tlsKey?: string;
}

/** What was not given is left to the server. */
function settingsIn(values: { readonly [name in keyof ServeSettings]: ServeSettings[name] | undefined }): ServeSettings {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

async function serve(settings: ServeSettings, json: boolean): Promise<ExitCode | Misuse> {
  // Nothing else needs the server's packages.
  const { CannotStart, settingsFrom, startServer } = await import('@boite/server');
  const chosen = settingsFrom(process.env);
  if (typeof chosen === 'string') return new Misuse(chosen);
  // Heard from the start: whoever reads that it is open may close it at once.
  const interrupted = interruption();
  try {
    const server = await startServer({ ...chosen, ...settings });
    await (json ? printJson({ url: server.url }) : printLine(`Boîte à mots is open at ${server.url} (Ctrl+C closes it)`));
    await interrupted;
    await server.close();
    return YES;
  } catch (error) {
    if (error instanceof CannotStart) return new Misuse(error.message);
    throw error;
  }
}
