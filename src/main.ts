import './styles.css'
import { startSite } from './start/start-site.ts'

// This file of the build has an address of its own, which a proxy may change: no other file imports it, or the
// site would start twice.
void startSite()
