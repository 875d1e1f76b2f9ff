// Where the page finds the definitions of each letter.

import type { Letter } from '@boite/language';
import a from '@boite/language/data/definitions/a.tsv?url';
import b from '@boite/language/data/definitions/b.tsv?url';
import c from '@boite/language/data/definitions/c.tsv?url';
import d from '@boite/language/data/definitions/d.tsv?url';
import e from '@boite/language/data/definitions/e.tsv?url';
import f from '@boite/language/data/definitions/f.tsv?url';
import g from '@boite/language/data/definitions/g.tsv?url';
import h from '@boite/language/data/definitions/h.tsv?url';
import i from '@boite/language/data/definitions/i.tsv?url';
import j from '@boite/language/data/definitions/j.tsv?url';
import k from '@boite/language/data/definitions/k.tsv?url';
import l from '@boite/language/data/definitions/l.tsv?url';
import m from '@boite/language/data/definitions/m.tsv?url';
import n from '@boite/language/data/definitions/n.tsv?url';
import o from '@boite/language/data/definitions/o.tsv?url';
import p from '@boite/language/data/definitions/p.tsv?url';
import q from '@boite/language/data/definitions/q.tsv?url';
import r from '@boite/language/data/definitions/r.tsv?url';
import s from '@boite/language/data/definitions/s.tsv?url';
import t from '@boite/language/data/definitions/t.tsv?url';
import u from '@boite/language/data/definitions/u.tsv?url';
import v from '@boite/language/data/definitions/v.tsv?url';
import w from '@boite/language/data/definitions/w.tsv?url';
import x from '@boite/language/data/definitions/x.tsv?url';
import y from '@boite/language/data/definitions/y.tsv?url';
import z from '@boite/language/data/definitions/z.tsv?url';

export const DEFINITION_FILES: Readonly<Record<Letter, string>> = {
  A: a,
  B: b,
  C: c,
  D: d,
  E: e,
  F: f,
  G: g,
  H: h,
  I: i,
  J: j,
  K: k,
  L: l,
  M: m,
  N: n,
  O: o,
  P: p,
  Q: q,
  R: r,
  S: s,
  T: t,
  U: u,
  V: v,
  W: w,
  X: x,
  Y: y,
  Z: z,
};
