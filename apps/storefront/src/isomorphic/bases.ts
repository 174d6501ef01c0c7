/**
 * Where a page's calls, conversations, socket, pictures and links for phones go (Spec §7): to production's hosts where the
 * page's address contains the production host, else to those of the test site. What a shop does not name is this server's own.
 */
import { entriesOf } from "@tradehall/mall-rules/records";
import { chatSocketPath } from "@tradehall/mall-rules/states/chat/chat";

export interface Bases {
  /** Of all calls. */
  api: string;
  /** Of conversations and of what was looked at lately. */
  im: string;
  /** The whole address of the chat's socket, or its path. */
  socket: string;
  /** Of pictures with a relative path. */
  pictures: string;
  /** The mobile site, which shared links and codes for phones lead to. */
  h5: string;
}

export interface Sites {
  /** A part of the address of every page of production; "" where there is none. */
  productionHost: string;
  production: Partial<Bases>;
  test: Partial<Bases>;
}

/** This mall's host forwards everything itself; its own pages are made for phones, too. */
export const ownBases: Bases = { api: "/api", im: "/im", socket: chatSocketPath, pictures: "", h5: "" };

const isProduction = (address: string, { productionHost }: Pick<Sites, "productionHost">): boolean =>
  productionHost !== "" && address.includes(productionHost);

const given = (bases: Partial<Bases>): Partial<Bases> =>
  Object.fromEntries(Object.entries(bases).filter(([, base]) => base));

export const basesAt = (address: string, sites: Sites): Bases => ({
  ...ownBases,
  ...given(isProduction(address, sites) ? sites.production : sites.test),
});

/** What of them is not this server's own, for a document to say; undefined where nothing is. */
export function otherBases(bases: Bases): string | undefined {
  const others = entriesOf(bases).filter(([name, base]) => base !== ownBases[name]);
  return others.length > 0 ? JSON.stringify(Object.fromEntries(others)) : undefined;
}

/** The socket's whole address, of a page at `address`. */
export function socketAddress({ socket }: Pick<Bases, "socket">, address: string): string {
  const url = new URL(socket, address);
  url.protocol = url.protocol.replace("http", "ws");
  return url.href;
}

/** A page of the mall as phones open it: at the mobile site where there is one, else at the own origin. */
export const phoneAddress = ({ h5 }: Pick<Bases, "h5">, path: string, address: string): string =>
  new URL(h5 ? h5.replace(/\/$/, "") + path : path, address).href;
