export { Link, type LinkProps } from "./Link.tsx";
export {
  type LinkComponent,
  type LinkComponentProps,
  LinkProvider,
  type LinkProviderProps,
  useLinkComponent,
} from "./LinkProvider.tsx";
