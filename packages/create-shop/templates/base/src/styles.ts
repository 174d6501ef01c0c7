import "@tradehall/ui/styles.css";
import "@tradehall/mall-components/styles.css";
import "./brand.css";
import "./shop.css";
