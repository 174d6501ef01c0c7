import { useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect` where there is a layout: React 18 says loudly of each on a server that it is nothing there. */
export const useDrawn = typeof document === "undefined" ? useEffect : useLayoutEffect;
