import type { Decorator } from "@storybook/react-vite";
import { RoutesProvider } from "@tradehall/mall-components/routes";
import { sampleRoutes } from "../packages/mall-components/src/samples/routes.ts";

/** Gives the components the addresses of a sample mall. */
export const withRoutes: Decorator = (Story) => (
  <RoutesProvider routes={sampleRoutes}>
    <Story />
  </RoutesProvider>
);
