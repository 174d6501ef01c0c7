export {
  type CollectionTab,
  CollectionTabs,
  type CollectionTabsProps,
  collectionTabs,
} from "./CollectionTabs.tsx";
