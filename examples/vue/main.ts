import { createApp } from 'vue';
import SupportPage from './SupportPage.vue';
import '../react/page.css';

createApp(SupportPage).mount('#root');
