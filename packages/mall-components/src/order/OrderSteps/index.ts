export { OrderSteps, type OrderStepsProps } from "./OrderSteps.tsx";
