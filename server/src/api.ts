// Knows what is asked over plain HTTP: opening a table, one's tables, the record of a finished game.

import { writtenRecord } from '@boite/kernel';
import { CODE_LENGTH, readBegunTable, readNewTable } from '@boite/protocol';
import {
  broughtTable,
  type DeviceId,
  gamesPlayedAt,
  type Opened,
  openedTable,
  type Ports,
  summariesFor,
  tableRefusalText,
} from '@boite/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey, isLoopback, isOpenToAll, localAddresses } from './address.ts';
import { isOurPage, welcomedDevice } from './device.ts';
import type { ServerSettings } from './settings.ts';
import type { Tolls } from './tolls.ts';

/** A long game under way, in bytes. */
const LONGEST_GAME = 2 * 1024 * 1024;

interface TableOpening<Wanted> {
  readonly read: (raw: unknown) => Wanted | null;
  readonly open: (wanted: Wanted, host: DeviceId, ports: Ports) => Promise<Opened>;
}

interface ApiParts {
  readonly ports: Ports;
  readonly tolls: Tolls;
  readonly settings: Pick<ServerSettings, 'limits' | 'host'>;
}

export async function openApi(app: FastifyInstance, { ports, tolls, settings: { limits, host } }: ApiParts): Promise<void> {
  const reading = { config: { rateLimit: { max: limits.apiAMinute } } };

  /** A table to open: from a page of ours, and not too often. */
  const opening = <Wanted>({ read, open }: TableOpening<Wanted>) => {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      if (!isOurPage(request)) return refuse(reply, 403, { code: 'unreadable' });
      if (!tolls.pay('opening', addressKey(request.ip))) return refuse(reply, 429, { code: 'too-fast' });
      const wanted = read(request.body);
      if (wanted === null) return refuse(reply, 400, { code: 'unreadable' });
      const opened = await open(wanted, welcomedDevice(request, reply), ports);
      return 'refusal' in opened ? refuse(reply, 400, opened.refusal) : reply.code(201).send(opened);
    };
  };

  app.post('/api/tables', opening({ read: readNewTable, open: openedTable }));
  app.post('/api/tables/begun', { bodyLimit: LONGEST_GAME }, opening({ read: readBegunTable, open: broughtTable }));

  app.get('/api/tables', reading, async (request, reply) => {
    return reply.send(await summariesFor(welcomedDevice(request, reply), ports.store));
  });

  app.get<{ Params: { invitation: string } }>('/api/tables/:invitation/games', reading, async (request, reply) => {
    const typed = request.params.invitation;
    const arrival = { typed, device: welcomedDevice(request, reply) };
    const games = await gamesPlayedAt(typed.slice(0, CODE_LENGTH), arrival, ports.store);
    return games === null ? refuse(reply, 404, { code: 'not-found' }) : reply.send(games);
  });

  // Told to this machine alone: it invites by an address that others can open, and nobody else learns of our network.
  app.get('/api/addresses', reading, async ({ ip, port, protocol }, reply) => {
    const known = isLoopback(ip) && isOpenToAll(host) ? localAddresses() : [];
    return reply.send(known.map((address) => `${protocol}://${address}:${port}`));
  });

  app.get<{ Params: { id: string } }>('/api/games/:id/record', reading, async (request, reply) => {
    const game = await ports.store.game(request.params.id);
    if (game === null) return refuse(reply, 404, { code: 'not-found' });
    if (!game.over) return refuse(reply, 403, { code: 'not-over' });
    const facts = await ports.store.facts(game.id);
    return reply.send(
      writtenRecord(
        game.game,
        game.names,
        facts.map(({ fact }) => fact),
      ),
    );
  });
}

/** Said like a refusal of a table: a code for the page, a sentence for people. */
export function refuse(reply: FastifyReply, status: number, refusal: { readonly code: string }): FastifyReply {
  return reply.code(status).send({ refusal, text: tableRefusalText(refusal) ?? 'Il n’y a rien à cette adresse.' });
}
