import { LoadingScreen } from "../../screens/LoadingScreen";

export default LoadingScreen;
