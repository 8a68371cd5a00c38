import './settle-styles.ts'
import './ask-for-language.ts'
