export {
  type NameState,
  StoreApplicationForm,
  type StoreApplicationFormProps,
} from "./StoreApplicationForm.tsx";
