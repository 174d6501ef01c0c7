/** What only the server's render knows: the nonce and the stylesheets to inline. Empty in the browser. */
import { createContext, useContext } from "react";

interface Facts {
  nonce: string | undefined;
  stylesheets: ReadonlyMap<string, string>;
}

const Context = createContext<Facts>({ nonce: undefined, stylesheets: new Map() });
export const RenderFacts = Context.Provider;
export const useRenderFacts = (): Facts => useContext(Context);
