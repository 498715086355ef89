import { mount } from 'svelte';
import SupportPage from './SupportPage.svelte';
import '../react/page.css';

const target = document.getElementById('root');
if (target) mount(SupportPage, { target });
