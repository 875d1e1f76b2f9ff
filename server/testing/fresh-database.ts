// Knows the PostgreSQL and NATS servers that `npm run test:cluster` started, and gives each test a database of its own.

import { Client } from 'pg';

let databases = 0;

/** The address of a new database. */
export async function freshDatabase(): Promise<string> {
  const address = process.env.CLUSTER_POSTGRES ?? '';
  const name = `boite_${process.pid}_${++databases}`;
  const client = new Client({ connectionString: address });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return address.replace(/[^/]*$/, name);
}

export function busAddress(): string {
  return process.env.CLUSTER_NATS ?? '';
}
