export { EntryAside, type EntryAsideProps, useEntryHeading } from "./EntryAside.tsx";
export { EntrySteps, type EntryStepsProps, type EntryWay } from "./EntrySteps.tsx";
