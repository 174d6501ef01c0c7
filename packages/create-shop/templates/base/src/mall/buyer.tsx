"use client";

import { getUserInfo } from "@tradehall/api-client/endpoints/account/get-user-info";
import { countItems } from "@tradehall/api-client/endpoints/cart/count-items";
import { SignInNeeded } from "@tradehall/api-client/errors";
import { toTopBarUser } from "@tradehall/mall-adapters/shell";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { mall } from "./client";
import { useToken } from "./session";

interface Buyer {
  /** "" for a visitor, and until it is known. */
  name: string;
  /** Pieces in the cart. */
  cartCount: number;
  setCartCount(count: number): void;
}

const BuyerContext = createContext<Buyer>({ name: "", cartCount: 0, setCartCount: () => undefined });

export const useBuyer = (): Buyer => useContext(BuyerContext);

/** Who is signed in, and how much is in their cart. */
export function BuyerProvider({ children }: { children: ReactNode }) {
  const token = useToken();
  const [name, setName] = useState("");
  const [cartCount, setCartCount] = useState(0);
  useEffect(() => {
    let isLeft = false;
    setName("");
    setCartCount(0);
    const ask = async () => {
      const [user, count] = await Promise.all([mall(getUserInfo), mall(countItems)]);
      if (isLeft) return;
      setName(toTopBarUser(user).name);
      setCartCount(count);
    };
    // Of a session that is over the buyer hears when something needs it; a head without a name is no reason to go away.
    if (token) ask().catch((error) => error instanceof SignInNeeded || console.error(error));
    return () => {
      isLeft = true;
    };
  }, [token]);
  const buyer = useMemo(() => ({ name, cartCount, setCartCount }), [name, cartCount]);
  return <BuyerContext value={buyer}>{children}</BuyerContext>;
}
