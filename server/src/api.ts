// Knows what is asked over plain HTTP: opening a table, one's tables, the record of a finished game.

import { writtenRecord } from '@boite/kernel';
import { readNewTable } from '@boite/protocol';
import { openedTable, type Ports, summariesFor, tableRefusalText } from '@boite/table';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isLoopback, isOpenToAll, localAddresses } from './address.ts';
import { isOurPage, welcomedDevice } from './device.ts';
import type { ServerSettings } from './settings.ts';

export async function openApi(app: FastifyInstance, ports: Ports, { limits, host }: ServerSettings): Promise<void> {
  const opening = { config: { rateLimit: { max: limits.tablesAMinute } } };
  const reading = { config: { rateLimit: { max: limits.apiAMinute } } };

  app.post('/api/tables', opening, async (request, reply) => {
    if (!isOurPage(request)) return refuse(reply, 403, { code: 'unreadable' });
    const wanted = readNewTable(request.body);
    if (wanted === null) return refuse(reply, 400, { code: 'unreadable' });
    const opened = await openedTable(wanted, welcomedDevice(request, reply), ports);
    return 'refusal' in opened ? refuse(reply, 400, opened.refusal) : reply.code(201).send(opened);
  });

  app.get('/api/tables', reading, async (request, reply) => {
    return reply.send(await summariesFor(welcomedDevice(request, reply), ports.store));
  });

  // Told to this machine alone: it invites by an address that others can open, and nobody else learns of our network.
  app.get('/api/addresses', reading, async ({ ip, port }, reply) => {
    const known = isLoopback(ip) && isOpenToAll(host) ? localAddresses() : [];
    return reply.send(known.map((address) => `http://${address}:${port}`));
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
