import { createContext, type ReactNode, useContext } from "react";

const IsMember = createContext(false);

/** Says whether prices for members are the buyer's own; without it they are only told of. */
export function MemberProvider({ isMember, children }: { isMember: boolean; children: ReactNode }) {
  return <IsMember value={isMember}>{children}</IsMember>;
}

export const useIsMember = (): boolean => useContext(IsMember);
