import type { TermsType } from "@tradehall/mall-rules/states/site/terms";
import { createContext, type ReactNode, useContext } from "react";

/** Where the pages are that components lead to by themselves; a shop with other addresses gives its own. */
export interface MallRoutes {
  home: string;
  /** All goods. */
  allGoods: string;
  /** Where a search goes, with its keyword as `pn`. */
  search: string;
  /** Goods of a first-level category, or of one below it. */
  category: (first: string, second?: string, third?: string) => string;
  /** All shops; absent: no link. */
  shops?: string | undefined;
  notices: string;
  cart: string;
  /** Where a list of codes is ordered at once; absent: no link. */
  quickOrder?: string | undefined;
  orders: string;
  messages: string;
  /** Conversations with customer service; absent: no link. */
  chat?: string | undefined;
  /** Where one opens a store; absent: no link. */
  openStore?: string | undefined;
  /** The buyer's enterprises, for changing between them where no script runs. */
  enterprises: string;
  /** Where one becomes a paid member; absent: said without a link. */
  membership?: string | undefined;
  login: string;
  /** Where the sign-out form posts. */
  signOut: string;
  register: string;
  forgetPassword: string;
  /** Sales terms or privacy policy, the platform's own or those of these shops. */
  terms: (kind: TermsType, shopIds?: readonly string[]) => string;
  /** The platform's privacy policy on a page of its own, e.g. for a form inside another site. */
  privacy: string;
}

const Routes = createContext<MallRoutes | undefined>(undefined);

/** Gives the mall's components their addresses; appears once, around the page. */
export function RoutesProvider({ routes, children }: { routes: MallRoutes; children: ReactNode }) {
  return <Routes value={routes}>{children}</Routes>;
}

/** The addresses of the pages around. */
export function useRoutes(): MallRoutes {
  const routes = useContext(Routes);
  if (!routes) throw new Error("Put a RoutesProvider around the page.");
  return routes;
}
