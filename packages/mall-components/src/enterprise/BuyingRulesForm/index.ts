export { BuyingRulesForm, type BuyingRulesFormProps } from "./BuyingRulesForm.tsx";
