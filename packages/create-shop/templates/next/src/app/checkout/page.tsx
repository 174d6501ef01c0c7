import { CheckoutScreen } from "../../screens/CheckoutScreen";

export default CheckoutScreen;
