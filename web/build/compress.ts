// Knows how to press the built files once, so that the server never has to while people wait: side by side, and never the same content twice.

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { copyFile, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = /\.(js|css|html|svg|json|bin|tsv|txt|webmanifest)$/;

/** Where what was pressed by an earlier build is found again, by its content. */
const KEPT = resolve(import.meta.dirname, '..', '..', 'node_modules', '.boite-pressed');

/** Where it is written how much each file weighs on the line. */
const SIZES = 'offline.json';

/** Beyond so many bytes the last degree of brotli takes three times as long to gain a fortieth. */
const LARGE = 60_000;

const PRESSES = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: content.length > LARGE ? 10 : constants.BROTLI_MAX_QUALITY },
    }),
  // Browsers take brotli over https alone: on a home network this is what travels.
  gz: (content: Buffer) => promisify(gzip)(content),
} as const;

export function compress(): Plugin {
  let folder = '';
  return {
    name: 'compress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: () => pressAll(folder),
  };
}

async function pressAll(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => WORTH_IT.test(path));
  mkdirSync(KEPT, { recursive: true });
  let done = 0;
  const kept = await Promise.all(
    names.map(async (name) => {
      const pressed = await pressedFile(join(folder, name));
      done += 1;
      // To whoever started the build, if they listen.
      process.send?.({ done, of: names.length });
      return pressed;
    }),
  );
  forgetOthers(new Set(kept.flatMap(({ names }) => names)));
  const sizes = names.flatMap((name, index) =>
    name.startsWith('assets') ? [[`/${name.replaceAll(sep, '/')}`, kept[index]?.bytes]] : [],
  );
  await writeFile(join(folder, SIZES), JSON.stringify(sizes));
}

/** The names under which it is kept, and the bytes it takes to travel. */
async function pressedFile(path: string): Promise<{ readonly names: readonly string[]; readonly bytes: number }> {
  const content = await readFile(path);
  const digest = createHash('sha256').update(content).digest('hex');
  const names = await Promise.all(
    Object.entries(PRESSES).map(async ([ending, pressed]) => {
      const name = `${digest}.${ending}`;
      const [kept, wanted] = [join(KEPT, name), `${path}.${ending}`];
      await copyFile(kept, wanted).catch(async () => {
        await writeFile(wanted, await pressed(content));
        await copyFile(wanted, kept);
      });
      return name;
    }),
  );
  return { names, bytes: (await stat(`${path}.br`)).size };
}

function forgetOthers(used: ReadonlySet<string>): void {
  for (const name of readdirSync(KEPT)) if (!used.has(name)) rmSync(join(KEPT, name));
}
