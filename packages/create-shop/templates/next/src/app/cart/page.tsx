import { CartScreen } from "../../screens/CartScreen";

export default CartScreen;
