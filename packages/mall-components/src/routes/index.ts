export { type MallRoutes, RoutesProvider } from "./RoutesProvider.tsx";
