/** What the host knows of a request, handed to every loader and to the render. Server only. */
import type { createClient } from "@tradehall/api-client/transport";
import { createContext, RouterContextProvider } from "react-router-dom";

export interface HostFacts {
  /** For inline scripts and styles of this answer. */
  nonce: string;
  apiOrigin: string;
  /** Another maker of clients, for tests. */
  createClient?: typeof createClient;
  requestId: string;
  /** Address of the buyer, passed on so that rate limits count people and not the host. */
  ip: string;
  /** Whether the buyer's side of the connection is https. */
  isSecure: boolean;
  /** Origin of the site that may embed the landing form. */
  landingEmbedOrigin: string | undefined;
  /** Where stores are run, another program; absent: the platform says it. */
  merchantUrl?: string | undefined;
  /** Seconds that a call of this page was told to wait (A00015, A00016); 0 where none was. */
  wait: { seconds: number };
}

export const hostFacts = createContext<HostFacts>();

/** The router's context of one request. */
export function createLoadContext(facts: HostFacts): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(hostFacts, facts);
  return context;
}
