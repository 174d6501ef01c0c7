"use client";

import { createContext, type ReactNode, useContext } from "react";

/** Where the buyer is and how to go elsewhere, by the framework's own router. */
export interface Place {
  /** The address of the page, with its search. */
  address: string;
  go(href: string, options?: { replaces?: boolean }): void;
}

const PlaceContext = createContext<Place | undefined>(undefined);

export function PlaceProvider({ place, children }: { place: Place; children: ReactNode }) {
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error("Put a PlaceProvider around the page.");
  return place;
}
