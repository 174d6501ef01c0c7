export { payMethodMessages } from "./PayMethods.messages.ts";
export { PayMethods, type PayMethodsProps, type PayMethodView } from "./PayMethods.tsx";
